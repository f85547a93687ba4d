import { importCapsule } from '../../../contract/control/capsule.ts'
import { callWithFile, ControlProblem } from '../control/call-control.ts'
import { queryClient } from '../control/queries.ts'
import { bridge, chooseFile } from '../parts/files.ts'
import { flash } from '../parts/flash.ts'
import { renewPhones } from '../stage/renew-phones.ts'
import { putOnStage, readSide, rememberSide } from './stage-state.ts'

export interface NamedFile {
  /** Without folder. */
  readonly name: string
  readonly content: Blob | string
}

let opening = false
/** Whether a capsule is opening. `loadCapsule` then puts its phones on the stage. */
export const isOpening = (): boolean => opening

/** Asks for a capsule file and opens it. */
export async function openCapsule(): Promise<void> {
  const file = bridge ? await bridge.openCapsule() : await chooseCapsule()
  if (file !== null) await loadCapsule(file)
}

/** Replaces the present case with a capsule. Undo restores the former case, phones included. */
export async function loadCapsule({ name, content }: NamedFile): Promise<void> {
  opening = true
  flash(`「${name}」を開いています`)
  try {
    const before = await readSide()
    const { stage, moment } = await callWithFile(importCapsule, content).catch((problem: unknown) => {
      throw refusalOf(name, problem)
    })
    rememberSide(moment, before)
    await (stage ? putOnStage(stage) : renewPhones())
  } finally {
    opening = false
  }
  await queryClient.invalidateQueries()
  flash(`「${name}」を開きました`)
}

/** Message for a capsule that cannot be opened. The program's own text names the place, for the author of the file. */
export function refusalText(name: string, detail: string): { text: string; place: string } {
  const place =
    /^Failed to open the (?:capsule|world of the capsule): (.*?)\. (?:Nothing|Have)/.exec(detail)?.[1] ?? detail
  const what = /the end of the file is missing|the world is missing/.test(place)
    ? '途中で切れています'
    : /it is no capsule|capsule: format|no ".*" belongs here/.test(place)
      ? '宵待のファイルではありません'
      : /newer version/.test(place)
        ? '新しい版の宵待で書き出されています'
        : '壊れています'
  return { text: `「${name}」は開けません。${what}。いまの世界はそのままです。`, place }
}

/** Converts a refusal to a message with advice. The place stands behind 詳しく. */
function refusalOf(name: string, problem: unknown): unknown {
  if (!(problem instanceof ControlProblem) || problem.status !== 422) return problem
  const { text, place } = refusalText(name, problem.detail)
  return new ControlProblem(problem.status, text, place)
}

async function chooseCapsule(): Promise<NamedFile | null> {
  const file = await chooseFile('.yoimachi,.json,application/json')
  return file && { name: file.name, content: file }
}
