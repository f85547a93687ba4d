import { basename } from 'node:path'
import type { CapsuleState, OpenTarget } from '../../preload/bridge.ts'
import type { Copy } from '../copy.ts'
import { ask } from '../dialogs.ts'
import { startAfterThis } from '../single-instance.ts'
import { readCapsuleFile, TooLargeError } from './capsule-file.ts'
import type { RecentFiles } from './recent-files.ts'
import { argumentOf, type OpenRequest } from './requests.ts'

const link = /^yoimachi:\/\/(scenario|panel)\/([a-z0-9-]{1,60})\/?$/

/** Parses a `yoimachi://` link. Returns `undefined` for any other URL. */
export function readLink(url: string): { readonly kind: 'scenario' | 'panel'; readonly key: string } | undefined {
  const [, kind, key] = link.exec(url) ?? []
  return kind === undefined || key === undefined ? undefined : { kind: kind === 'panel' ? 'panel' : 'scenario', key }
}

/** State of a capsule after the server's response, or without one. */
async function stateAfter(opening: Promise<Response>): Promise<CapsuleState> {
  try {
    const response = await opening
    if (response.ok) return { state: 'opened' }
    const refusal: unknown = await response.json().catch(() => undefined)
    return { state: 'refused', status: response.status, refusal }
  } catch {
    return { state: 'refused', status: 0, refusal: undefined }
  }
}

interface OpenerParts {
  readonly copy: () => Copy
  /** Opens a capsule on the server. Rejects when the server is gone. */
  readonly openCapsule: (bytes: Buffer) => Promise<Response>
  /** Sends the opened item, or the state of a capsule, to the page. */
  readonly deliver: (target: OpenTarget) => Promise<void>
  readonly recentFiles: RecentFiles
  /** Whether the app saves its world at its end. Its server then opens nothing more. */
  readonly isEnding: () => boolean
}

/**
 * Returns a function that opens files and links from outside. A capsule goes to the server, and the page gets its state.
 * Links ask for confirmation, because any page or mail can contain one. At the end of the app, its next start opens them.
 */
export function createOpener(parts: OpenerParts) {
  return async (request: OpenRequest): Promise<void> => {
    if (parts.isEnding()) startAfterThis([argumentOf(request)], '')
    else if (request.kind === 'file') await openFile(request.path, parts)
    else await openLink(request.url, parts)
  }
}

async function openFile(path: string, { copy, openCapsule, deliver, recentFiles }: OpenerParts): Promise<void> {
  let bytes: Buffer
  try {
    bytes = await readCapsuleFile(path)
  } catch (error) {
    const { fileFailed: message, fileMissing, fileTooLarge } = copy()
    const why = error instanceof TooLargeError ? fileTooLarge : fileMissing
    await recentFiles.remove(path)
    await ask(copy, { type: 'error', message, detail: `${why}\n${path}` })
    return
  }
  await recentFiles.add(path)
  const name = basename(path)
  await deliver({ kind: 'capsule', name, state: 'opening' })
  await deliver({ kind: 'capsule', name, ...(await stateAfter(openCapsule(bytes))) })
}

async function openLink(url: string, { copy, deliver }: OpenerParts): Promise<void> {
  const { linkAsks: message, linkScenario, linkPanel, linkOpen, cancel, linkUnknown, linkUnknownDetail } = copy()
  const target = readLink(url)
  if (!target) {
    await ask(copy, { type: 'warning', message: linkUnknown, detail: linkUnknownDetail })
    return
  }
  const detail = target.kind === 'scenario' ? linkScenario(target.key) : linkPanel(target.key)
  const buttons = [cancel, linkOpen]
  if ((await ask(copy, { type: 'question', message, detail, buttons })) === 1) await deliver(target)
}
