import { expect, test } from 'vitest';
import { invitationText } from '../../protocol/room.ts';
import { readCarried, writeCarried } from './first-text.ts';

const invitation = invitationText({ secret: '23456789abcdefghjkmn', host: 'abcdefghijkl_-01' });
const link = writeCarried(new URL('http://192.168.1.5:4242/cheese/'), 'QwIE-x_', invitation);

test('the link leads to the pairing screen, with the offer and the table in it', () => {
  expect(link).toBe(`http://192.168.1.5:4242/cheese/#/pair/QwIE-x_/${invitation.slice('#/t/'.length)}`);
});

test('it is read as a whole, by its end, and with line ends in it', () => {
  const carried = { offer: 'QwIE-x_', invitation: invitation.slice('#/t/'.length) };
  expect(readCarried(link)).toEqual(carried);
  expect(readCarried(link.split('#/pair/')[1]!)).toEqual(carried);
  expect(readCarried(` ${link.slice(0, 40)}\n${link.slice(40)}`)).toEqual(carried);
});

test('an answer alone is itself; what was lost is empty', () => {
  expect(readCarried('QwME-y_')).toEqual({ offer: 'QwME-y_', invitation: '' });
  expect(readCarried('')).toEqual({ offer: '', invitation: '' });
});
