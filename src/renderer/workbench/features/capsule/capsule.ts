import {
  capsuleEnding,
  type CapsuleNote,
  type CapsulePhone,
  type CapsuleStage,
  importCapsule,
  type Screenshot,
  writeCapsule,
} from '../../../../contract/control/capsule.ts'
import type { ControlCode } from '../../../../contract/control/codes.ts'
import type { Fault } from '../../../../contract/control/exchanges.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { bridge } from '../../hub/bridge.ts'
import { control, callWithFile, ControlProblem, fetchControl } from '../../hub/control/call-control.ts'
import { flash, flashProblem } from '../../hub/control/flash.ts'
import { clockQuery, historyQuery, isRealPhone, nowOf, queryClient } from '../../hub/control/queries.ts'
import { becomePhone, changePhone, leavePhone, phonesOnStage } from '../../hub/phones/phone-actions.ts'
import { askPhone, frameOf } from '../../hub/phones/phone-link.ts'
import { followCasts, placePhones, renewPhones, Sides } from '../../hub/phones/renew-phones.ts'
import {
  quietAtom,
  storedAtom,
  phoneCountAtom,
  phonesAtom,
  readScreen,
  reportsAtom,
  screenOfState,
  store,
} from '../../hub/state.ts'
import { chooseTheme } from '../../hub/theme.ts'
import { fileNameAt, wayTo } from '../../hub/world/moments.ts'
import { chooseFile, saveBlob } from '../../parts/files.ts'

/** Timeout in milliseconds. A phone whose page hangs is saved with its address only. */
const patienceMs = 2000

const shownTheme = () => (document.documentElement.dataset['theme'] === 'night' ? 'dark' : 'light')

/** Reads the stage: the login, page, screen settings and stored data of each phone. */
async function readStage(): Promise<CapsuleStage> {
  return {
    theme: shownTheme(),
    quiet: store.get(quietAtom),
    phones: await Promise.all(phonesOnStage().map(readPhone)),
  }
}

async function readPhone(phone: PhoneName): Promise<CapsulePhone> {
  const state = store.get(phonesAtom)[phone]
  // Logins and pages of a real API are never saved.
  if (isRealPhone(phone)) return { phone, email: null, route: '/', screen: screenOfState(state), device: null }
  const report = store.get(reportsAtom)[phone]
  const response = await askPhone(phone, (id) => ({ kind: 'read-device', id }), 'device', patienceMs)
  return {
    phone,
    email: report ? report.uid : state.email,
    route: report?.route ?? state.route,
    screen: screenOfState(state),
    device: response?.device ?? null,
  }
}

/** Restores a stage. If the world lacks the member of a phone, shows a message and logs the phone out. */
export async function putOnStage({ theme, quiet, phones }: CapsuleStage): Promise<void> {
  if (theme !== undefined && theme !== shownTheme()) chooseTheme(theme)
  if (quiet !== undefined) store.set(quietAtom, quiet)
  store.set(phoneCountAtom, phones.length)
  await Promise.all(
    phones.map(async ({ phone, email, route, screen, device }) => {
      changePhone(phone, readScreen(screen))
      await becomePhone(phone, email, route, device).catch((problem: unknown) => {
        flashProblem(problem)
        leavePhone(phone)
      })
    }),
  )
}

/** State of the case outside the history of the world. */
interface Side {
  readonly stage: CapsuleStage
  readonly faults: readonly Fault[]
  readonly pace: { readonly mode: 'running' | 'frozen'; readonly speed: number }
}

const openings = new Sides<Side>()

async function readSide(): Promise<Side> {
  const [stage, faults, { mode, speed }] = await Promise.all([readStage(), control.listFaults(), control.readClock()])
  return { stage, faults: faults.map(({ fired: _fired, ...fault }) => fault), pace: { mode, speed } }
}

/**
 * Restores phones, faults and pace after a move in history to before a capsule, or forward to it. Returns true when it
 * restored them. Otherwise the phones have to be renewed, with the members that stood there.
 */
export async function followHistory(): Promise<boolean> {
  const { present, moments } = await queryClient.fetchQuery({ ...historyQuery, staleTime: 0 })
  const idsOf = (list: typeof moments) => new Set(list.map(({ id }) => id))
  const way = { led: idsOf(wayTo(moments, present)), known: idsOf(moments) }
  followCasts(way)
  if (!openings.isCrossed(way)) return false
  await putBeside(openings.cross(way, await readSide()))
  return true
}

async function putBeside({ stage, faults, pace }: Side): Promise<void> {
  await control.replaceFaults([...faults])
  await control.moveClock(pace.mode === 'running' ? pace : { mode: 'frozen' })
  await putOnStage(stage)
}

/**
 * Captures pictures of the visible phones. Only the desktop app can do this, because a browser page cannot read frames
 * of other origins. Phones of a real API are left out.
 */
async function takeScreenshots(): Promise<Screenshot[]> {
  if (!bridge) return []
  const taken: Screenshot[] = []
  for (const phone of phonesOnStage().filter((name) => !isRealPhone(name))) {
    const box = frameOf(phone)?.getBoundingClientRect()
    if (!box) continue
    const { x, y, width, height } = box
    // A hidden window has no picture.
    const content = await bridge
      .takePicture({
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        height: Math.round(height),
      })
      .catch(() => null)
    if (content !== null) taken.push({ phone, content })
  }
  return taken
}

const nothing: CapsuleNote = { title: '', happened: '', expected: '' }

/** Note for the next capsule. It survives a reload and is cleared after writing. */
export const noteAtom = storedAtom('note', nothing)

/** Writes the whole case (docs/architecture.md) to a file that the user saves. */
export async function saveCapsule(): Promise<void> {
  const note = store.get(noteAtom)
  // Captures pictures first, so that they show the screen at the press.
  const screenshots = await takeScreenshots()
  const answer = await fetchControl(writeCapsule, { note, stage: await readStage(), screenshots })
  const blob = await answer.blob()
  const name = nameOf(note.title)
  if (bridge) {
    if ((await bridge.saveCapsule({ name, content: await blob.text() })) === null) return
  } else saveBlob(name, blob)
  store.set(noteAtom, nothing)
  flash(`「${name}」に書き出しました`)
}

/** Named by the title, or by the instant without a title. */
function nameOf(title: string): string {
  const plain = title.replace(/[\\/:*?"<>|.\p{Cc}]/gu, ' ').trim()
  const clock = queryClient.getQueryData(clockQuery.queryKey)
  return `${plain === '' ? fileNameAt(clock ? nowOf(clock) : 0) : plain.slice(0, 60)}.${capsuleEnding}`
}

export interface NamedFile {
  /** Without folder. */
  readonly name: string
  readonly content: Blob | string
}

/** Asks for a capsule file and opens it. */
export async function openCapsule(): Promise<void> {
  const file = bridge ? await bridge.openCapsule() : await chooseCapsule()
  if (file !== null) await loadCapsule(file)
}

/** Replaces the present case with a capsule. Undo restores the former case, phones included. */
export async function loadCapsule({ name, content }: NamedFile): Promise<void> {
  flash(`「${name}」を開いています`)
  await placePhones(async () => {
    const before = await readSide()
    const { stage, moment } = await callWithFile(importCapsule, content).catch((problem: unknown) => {
      throw refusalOf(name, problem)
    })
    openings.remember(moment, before)
    await (stage ? putOnStage(stage) : renewPhones())
  })
  await queryClient.invalidateQueries()
  flash(`「${name}」を開きました`)
}

const faultTexts = new Map<ControlCode | undefined, string>([
  ['cut', '途中で切れています'],
  ['foreign', '宵待のファイルではありません'],
  ['newer', '新しい版の宵待で書き出されています'],
  ['damaged', '壊れています'],
])

/** Names the file in a refusal of its content. The fault's place stands behind 詳しく. */
function refusalOf(name: string, problem: unknown): unknown {
  if (!(problem instanceof ControlProblem)) return problem
  const { status, detail, code } = problem
  const fault = faultTexts.get(code)
  if (fault === undefined) return problem
  return new ControlProblem(status, `「${name}」は開けません。${fault}。いまの世界はそのままです。`, detail, code)
}

async function chooseCapsule(): Promise<NamedFile | null> {
  const file = await chooseFile('.yoimachi,.json,application/json')
  return file && { name: file.name, content: file }
}
