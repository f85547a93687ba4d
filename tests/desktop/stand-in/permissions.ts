import type { BrowserContext } from 'playwright'

type CheckHandler = (
  contents: null,
  permission: string,
  origin: string,
  details: { mediaType?: 'video' | 'audio'; isMainFrame: boolean },
) => boolean
type RequestHandler = (
  contents: null,
  permission: string,
  answer: (isGranted: boolean) => void,
  details: { requestingUrl: string; mediaTypes?: ('video' | 'audio')[]; isMainFrame: boolean },
) => void

export const permissionHandlers: { check?: CheckHandler; request?: RequestHandler } = {}

/** Electron's permissions by their browser names. */
const permissions = [
  { electron: 'media', media: 'video', chromium: 'camera' },
  { electron: 'media', media: 'audio', chromium: 'microphone' },
  { electron: 'geolocation', media: undefined, chromium: 'geolocation' },
  { electron: 'notifications', media: undefined, chromium: 'notifications' },
  { electron: 'clipboard-read', media: undefined, chromium: 'clipboard-read' },
  { electron: 'clipboard-sanitized-write', media: undefined, chromium: 'clipboard-write' },
] as const

type Permission = (typeof permissions)[number]

function isGranted(url: string, { electron, media }: Permission): boolean {
  const { check, request } = permissionHandlers
  if (!check || !request) return true
  const mediaType = media === undefined ? {} : { mediaType: media }
  const mediaTypes = media === undefined ? {} : { mediaTypes: [media] }
  let answer = false
  const origin = `${new URL(url).origin}/`
  request(null, electron, (granted) => (answer = granted), {
    requestingUrl: url,
    isMainFrame: true,
    ...mediaTypes,
  })
  return answer && check(null, electron, origin, { isMainFrame: true, ...mediaType })
}

/**
 * Grants an origin exactly the permissions that the session's handlers allow. Without handlers it grants all, as
 * Electron does.
 */
export async function applyPermissions(context: BrowserContext, url: string): Promise<void> {
  if (!url.startsWith('http')) return
  const granted = permissions.filter((permission) => isGranted(url, permission))
  await context
    .grantPermissions(
      granted.map(({ chromium }) => chromium),
      { origin: new URL(url).origin },
    )
    // The browser may close while a page still loads.
    .catch(() => {})
}
