import type { Site } from '../../mock-api/http/site.ts'
import { localOrigin, localOrigins, phoneHost } from '../../src/contract/rules/hosts.ts'

export const port = 4100
export const site: Site = { port: () => port, appOrigins: ['https://app.example.jp'] }
/** The site of a world beside the first. */
export const furtherWorld: Site = { ...site, world: 'w1' }
/** A site with further names, and an app in a native shell. */
export const namedSite: Site = {
  ...site,
  hosts: ['10.0.2.2', 'host.docker.internal', '[fd00::2]'],
  appOrigins: ['capacitor://localhost'],
}
/** The site of a real phone. */
export const roomSite: Site = { ...site, only: 'http://192.168.1.2:4200' }

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
