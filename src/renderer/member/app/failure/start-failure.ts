import { startCopy } from '../start-copy.ts'

/** Shows that the app's code could not be loaded, with plain DOM because nothing else is loaded. */
export function showStartFailure(): void {
  const text = document.createElement('p')
  text.textContent = startCopy.failed
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
  document.querySelector('#root')?.replaceChildren(box)
}
