import type { Language } from '../../src/contract/rules/language.ts'
import type { LogError } from '../log.ts'
import type { Foundings } from '../town/foundings.ts'

/** Options of a server and of its first world. */
export interface ServerOptions {
  /** 0 = any free port. */
  readonly port: number
  /** Address to listen at instead of loopback, in a container. Host names and origins are checked all the same. */
  readonly listen?: string | undefined
  readonly dataDir: string
  readonly seed?: number
  readonly members?: number
  /** First instant of a new world, epoch milliseconds; the clock is then frozen there. */
  readonly now?: number | undefined
  readonly scenario?: string | undefined
  /** Bytes on disk that moments of history may hold; 512 MB without it. */
  readonly historyBytes?: number | undefined
  /** Further origins that may use the API. */
  readonly appOrigins?: readonly string[]
  /** Further host names by which programs and the member app reach the server, such as `10.0.2.2`. */
  readonly hosts?: readonly string[] | undefined
  /** Base address of a real API at the start, http or https; without it the mock answers. */
  readonly backend?: string | undefined
  /** Path of a capsule to open at the start. Undo restores the world of the folder. */
  readonly capsule?: string | undefined
  /** Folder of a team's stories. */
  readonly stories?: string | undefined
  /** Whether responses are checked against the contract before they are sent. */
  readonly checkResponses?: boolean
  /** Folders of the built member app and workbench. */
  readonly webRoot?: string | undefined
  readonly workbenchRoot?: string | undefined
  /** Language of the workbench in a browser whose user has chosen none. Default: that of the browser. */
  readonly language?: Language | undefined
  /** Response in place of pages that are missing. Default: how to build them. */
  readonly missingPages?: string | undefined
  readonly logError?: LogError
  /** Whether the process is the server's own, which makes it faster. Default true. */
  readonly ownsProcess?: boolean | undefined
  /** Foundings shared with other servers of this process. */
  readonly foundings?: Foundings
}
