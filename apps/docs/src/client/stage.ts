/** The place of a live element: filled when it is scrolled to, and where it cannot be loaded it says so. */

/** Calls once, a little before the element is seen. One that is hidden is not seen. */
export function whenNear(element: Element, then: () => void): IntersectionObserver {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: '200px' },
  );
  watch.observe(element);
  return watch;
}

const stageOf = (host: HTMLElement): HTMLElement => host.querySelector<HTMLElement>('[data-stage]')!;

export const show = (host: HTMLElement, live: HTMLElement): void => stageOf(host).replaceChildren(live);

/** With a button to try again. */
export function tellFailure(host: HTMLElement, again: () => void): void {
  const { failed = '', again: label = '' } = host.dataset;
  const said = Object.assign(document.createElement('p'), { textContent: failed });
  said.setAttribute('role', 'alert');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  button.addEventListener('click', again);
  stageOf(host).replaceChildren(said, button);
}
