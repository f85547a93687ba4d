import { frame, pageInside } from './link.ts'

/** Unloads the page in the frame. */
export function clearFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (!pageInside()) return resolve()
    frame.addEventListener('load', function cleared() {
      // The page may end loading meanwhile.
      if (pageInside()) return
      frame.removeEventListener('load', cleared)
      resolve()
    })
    frame.contentWindow?.location.replace('about:blank')
  })
}

/** Makes the app reload its data, as after a restore from the back-forward cache. */
export function refreshPage(): void {
  const page = pageInside()
  if (!page) return
  // The native storage event arrives later, and the page must not send requests with the old login.
  page.dispatchEvent(new page.StorageEvent('storage', { storageArea: page.localStorage }))
  page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: true }))
}
