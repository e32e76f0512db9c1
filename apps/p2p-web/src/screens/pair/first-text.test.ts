import { expect, test } from 'vitest';
import { invitationText } from '../../protocol/room.ts';
import { readFirstText, writeFirstText } from './first-text.ts';

const invitation = invitationText({ secret: '23456789abcdefghjkmn', host: 'abcdefghijkl_-01' });
const link = writeFirstText(new URL('http://192.168.1.5:4242/cheese/'), 'QwIE-x_', invitation);

test('links to the pairing screen with offer and invitation', () => {
  expect(link).toBe(`http://192.168.1.5:4242/cheese/#/pair/QwIE-x_/${invitation.slice('#/t/'.length)}`);
});

test('reads a whole link, its end, and text with line breaks', () => {
  const firstText = { offer: 'QwIE-x_', invitation: invitation.slice('#/t/'.length) };
  expect(readFirstText(link)).toEqual(firstText);
  expect(readFirstText(link.split('#/pair/')[1]!)).toEqual(firstText);
  expect(readFirstText(` ${link.slice(0, 40)}\n${link.slice(40)}`)).toEqual(firstText);
});

test('reads a bare answer, with an empty invitation', () => {
  expect(readFirstText('QwME-y_')).toEqual({ offer: 'QwME-y_', invitation: '' });
  expect(readFirstText('')).toEqual({ offer: '', invitation: '' });
});
