/** Window of the member app inside the frame, with the constructors of its own realm. */
export type Page = Window & typeof globalThis

/** The frame written by mock-api/pages/mount-pages.ts. */
export const frame = findFrame()

function findFrame(): HTMLIFrameElement {
  const found = document.querySelector('iframe')
  if (!found) throw new Error('Failed to start the phone: there is no frame. Put one before the script.')
  return found
}

/** Page in the frame; undefined while it is empty or shows a browser error page. */
export function pageInside(): Page | undefined {
  try {
    const page = frame.contentWindow as Page | null
    const isOurs = page?.location.origin === location.origin && page.location.href !== 'about:blank'
    return isOurs ? page : undefined
  } catch {
    return undefined
  }
}

export const addressOf = ({ location: { pathname, search, hash } }: Page): string => pathname + search + hash
