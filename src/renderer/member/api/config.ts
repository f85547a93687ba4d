import { use } from 'react'
import * as z from 'zod/mini'
import { readVariants, testPlanSwitch, type TestPlanSwitch, type Variants } from '../../../contract/enums/variants.ts'
import { parseJson } from '../../../contract/rules/parse-json.ts'
import { ApiError } from './api-error.ts'

const configSchema = z.object({
  apiBase: z.catch(z.string(), ''),
  cableUrl: z.catch(z.string(), ''),
  variants: z.optional(z.unknown()),
  testPlan: z.catch(z.enum(testPlanSwitch), 'off'),
  offline: z.catch(z.enum(['on', 'off']), 'on'),
})

export interface Config {
  /** Origin of the API without a trailing slash, e.g. `https://api.example.com`. */
  readonly apiBase: string
  /** Address of the socket as given, e.g. `wss://api.example.com/cable`; '' for none (cable.ts). */
  readonly cableUrl: string
  readonly variants: Variants
  readonly testPlan: TestPlanSwitch
  /** `on` caches the app's own files, so that it opens offline; `off` deletes them. */
  readonly offline: 'on' | 'off'
}

/**
 * Parses the contents of config.json. Missing or unknown values get their defaults (D-54). Both addresses default to
 * the page's own origin, so that one build serves every environment.
 */
export function parseConfig(raw: unknown, origin: string): Config {
  const found = configSchema.safeParse(raw).data ?? configSchema.parse({})
  const apiBase = (found.apiBase || origin).replace(/\/+$/, '')
  parseAddress('apiBase', found.apiBase || origin, origin)
  return { ...found, variants: readVariants(found.variants), apiBase }
}

/**
 * Parses an address of config.json: a full one, or a path of this page's host. Returns undefined for another text. Members
 * then see a lost connection, so the console tells the operator.
 */
export function parseAddress(name: string, text: string, origin: string): URL | undefined {
  try {
    if (/^((http|ws)s?:\/)?\//.test(text)) return new URL(text, origin)
  } catch {
    // Told below.
  }
  console.error(`Failed to use ${name} of config.json: ${text} is no address.`)
  return undefined
}

/** Before the next attempt of a page that waits for the configuration. */
const pauseMs = 1_000
/** A request that hangs must fail: every call of the page waits for it. */
const timeoutMs = 20_000

let loading: Promise<Config> | undefined
let loaded: Config | undefined
let waiting: Promise<Config> | undefined

/**
 * Configuration of this page load. Fetched once; after a failure, the next call tries again.
 * @throws ApiError without a usable response: defaults could send every call to the wrong server
 */
export function loadConfig(): Promise<Config> {
  loading ??= fetchConfig().then(
    (config) => (loaded = config),
    () => {
      loading = undefined
      throw new ApiError('config.json', 'network')
    },
  )
  return loading
}

/** Resolves when the configuration is loaded, after any number of attempts. */
export const awaitConfig = (): Promise<Config> => (waiting ??= tryUntilLoaded())

const tryUntilLoaded = (): Promise<Config> =>
  loadConfig().catch(() => new Promise((resolve) => setTimeout(resolve, pauseMs)).then(tryUntilLoaded))

/**
 * A missing or unreadable file gives the defaults; the console tells the operator of an unreadable one.
 * @throws Error if the request is lost or the host fails
 */
export async function fetchConfig(): Promise<Config> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache', signal })
  if (response.status >= 500) throw new Error(response.statusText)
  const content = response.ok ? parseJson(await response.text()) : null
  if (content === undefined) console.error('Failed to read config.json: it is not JSON. Defaults are used.')
  return parseConfig(content, location.origin)
}

/**
 * Configuration. Suspends only until config.json is loaded (start.tsx requests it first). The first `use` of a resolved
 * promise suspends too: React would then hide a page, and take the focus of its field, when a late part joins it.
 */
export function useConfig(): Config {
  return loaded ?? use(awaitConfig())
}
