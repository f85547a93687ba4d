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
  /** Full WebSocket address, e.g. `wss://api.example.com/cable`. */
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
  return {
    ...found,
    variants: readVariants(found.variants),
    apiBase,
    cableUrl: cableAddress(found.cableUrl, origin),
  }
}

function cableAddress(given: string, origin: string): string {
  const url = new URL(given || origin, origin)
  url.protocol = url.protocol.replace('http', 'ws')
  if (url.pathname === '/') url.pathname = '/cable'
  return url.href
}

/** Before the next attempt of a page that waits for the configuration. */
const pauseMs = 1_000

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
 * A missing or unreadable file gives the defaults.
 * @throws Error if the request is lost or the host fails
 */
export async function fetchConfig(): Promise<Config> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' })
  if (response.status >= 500) throw new Error(response.statusText)
  return parseConfig(response.ok ? parseJson(await response.text()) : null, location.origin)
}

/**
 * Configuration. Suspends only until config.json is loaded (start.tsx requests it first). The first `use` of a resolved
 * promise suspends too: React would then hide a page, and take the focus of its field, when a late part joins it.
 */
export function useConfig(): Config {
  return loaded ?? use(awaitConfig())
}
