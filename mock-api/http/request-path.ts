import type { IncomingMessage } from 'node:http'

/** Returns path and query of a request. Clients of a proxy send the whole address. */
export function relativeUrl({ url = '' }: IncomingMessage): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '')
}

/** Returns the decoded path of a relative address, or the path as sent when it cannot be decoded. */
export function pathOf(url: string): string {
  const [path] = url.split(/[?#]/, 1) as [string]
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Path of the sockets (protocols B1). */
export const cablePath = '/cable'

/**
 * Returns a path as Rails routes it: doubled slashes count once, a call may end with a slash or `.json`, and the path of the
 * sockets with a slash.
 */
export function railsPath(path: string): string {
  const squeezed = path.includes('//') ? path.replaceAll(/\/{2,}/g, '/') : path
  if (squeezed === `${cablePath}/`) return cablePath
  if (!squeezed.startsWith('/api/')) return squeezed
  const trimmed = squeezed.endsWith('/') ? squeezed.slice(0, -1) : squeezed
  return trimmed.endsWith('.json') ? trimmed.slice(0, -'.json'.length) : trimmed
}
