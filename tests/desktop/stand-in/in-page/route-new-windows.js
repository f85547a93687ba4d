// Runs in the page: whatever would open a window asks main instead. Sent as text, see run-preload.js.
// oxlint-disable-next-line no-unused-vars -- called by the script it is sent with
function routeNewWindows() {
  const ask = (url, name) => void window.standInOpen(new URL(url, location.href).href, name)
  window.open = (url = '', name = '') => {
    ask(String(url), name)
    return null
  }
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target !== '_blank' || event.defaultPrevented) return
    event.preventDefault()
    ask(link.href, link.target)
  })
}
