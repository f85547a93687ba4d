/** Texts before the app is loaded. They stand here, because the entry loads no other texts. */
const startCopy = {
  failed: '読み込めませんでした。通信状況をご確認のうえ、再読み込みしてください。',
  reload: '再読み込み',
} as const

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
