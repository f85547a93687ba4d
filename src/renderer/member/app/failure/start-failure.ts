import { startCopy } from '../start-copy.ts'

/** Whether an error comes from a script that did not arrive. The three engines only share the type and the word. */
// oxlint-disable-next-line house/no-text-protocol -- no engine gives a code
const isLoadFailure = (error: unknown): boolean => error instanceof TypeError && /module/i.test(error.message)

/** Shows why the app did not start, with plain DOM because nothing else is loaded. */
export function showStartFailure(error: unknown): void {
  console.error(error)
  const text = document.createElement('p')
  text.textContent = isLoadFailure(error) || !navigator.onLine ? startCopy.notLoaded : startCopy.notStarted
  const button = document.createElement('button')
  button.textContent = startCopy.reload
  button.className = 'h-12 rounded-full bg-lantern px-8 font-semibold text-on-lantern'
  button.addEventListener('click', () => location.reload())
  const box = document.createElement('main')
  box.setAttribute('role', 'alert')
  box.className = 'grid justify-items-center gap-5 px-5 py-16 text-center'
  box.append(text, button)
  const { dataset } = document.documentElement
  delete dataset['stale']
  delete dataset['frame']
  document.querySelector('.late-notice')?.remove()
  document.querySelector('#root')?.replaceChildren(box)
}
