import type { Site } from '../../mock-api/http/hosts-and-origins.ts'
import { localOrigin, localOrigins, phoneHost } from '../../src/contract/rules/hosts.ts'

export const port = 4100
export const site: Site = { port: () => port, appOrigins: ['https://app.example.jp'] }

/** Origins of the pages of that site, and their hosts. */
export const { workbench } = localOrigins(port)
export const phone = localOrigin(phoneHost('a'), port)
export const workbenchHost = new URL(workbench).host
export const hostOfPhone = new URL(phone).host

export type Headers = Readonly<Record<string, string>>

/** Headers by which a browser says who asks. */
export const fetched = (fetchSite: string, mode = 'cors'): Headers => ({
  'sec-fetch-site': fetchSite,
  'sec-fetch-mode': mode,
})
