import { OptionError } from '../../src/contract/rules/start-options.ts'

/** Returns an origin as clients send it: of a page, or of a native shell. Throws OptionError. */
export function readOrigin(text: string): string {
  const isOrigin = /^https?:/i.test(text) ? isOriginOfPage(text) : isOriginOfShell(text)
  if (isOrigin) return text
  throw new OptionError(
    `--app-origin takes an origin such as http://localhost:5173, capacitor://localhost, file:// or null, not ${text}.`,
  )
}

const isOriginOfPage = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** A native shell has a scheme of its own; a page in a file may send `null`. */
const isOriginOfShell = (text: string) => text === 'null' || /^[a-z][a-z0-9+.-]*:\/\/[^/?#@]*$/i.test(text)

/** Returns a host name as browsers write it, without port. Throws OptionError. */
export function readHost(text: string): string {
  const address = `http://${text}/`
  // A port of 80 would vanish in the parsed address.
  if (!/:\d*$|[/?#@\s]/.test(text.replace(/^\[.*\]$/, '')) && URL.canParse(address)) return new URL(address).hostname
  throw new OptionError(`--host takes a host name without scheme and port, such as host.docker.internal, not ${text}.`)
}
