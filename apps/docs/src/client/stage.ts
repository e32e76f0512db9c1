/** Loads live elements when the reader scrolls near them, and shows an error message if that fails. */

/** Calls `callback` once, shortly before the element scrolls into view; never while the element is hidden. */
export function whenNear(element: Element, callback: () => void): IntersectionObserver {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      callback();
    },
    { rootMargin: '200px' },
  );
  watch.observe(element);
  return watch;
}

const stageOf = (host: HTMLElement): HTMLElement => host.querySelector<HTMLElement>('[data-stage]')!;

export const show = (host: HTMLElement, liveElement: HTMLElement): void =>
  stageOf(host).replaceChildren(liveElement);

/** Shows the error with a button to try again. */
export function showFailure(host: HTMLElement, retry: () => void): void {
  const { failed = '', again: label = '' } = host.dataset;
  const message = Object.assign(document.createElement('p'), { textContent: failed });
  message.setAttribute('role', 'alert');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  button.addEventListener('click', retry);
  stageOf(host).replaceChildren(message, button);
}
