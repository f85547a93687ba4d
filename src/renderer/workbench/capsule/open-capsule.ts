import { importCapsule } from '../../../contract/control/capsule.ts'
import { callWithFile, ControlProblem } from '../control/call-control.ts'
import { queryClient } from '../control/queries.ts'
import { bridge, chooseFile } from '../parts/files.ts'
import { flash } from '../parts/flash.ts'
import { renewPhones } from '../stage/renew-phones.ts'
import { readSide, rememberSide } from './past-sides.ts'
import { putOnStage } from './stage-state.ts'

export interface NamedFile {
  /** Without folder. */
  readonly name: string
  readonly content: Blob | string
}

let opening = false
/** While a capsule is being opened its phones are put on the stage by that. */
export const isOpening = (): boolean => opening

/** Has the person choose a file, and opens it. */
export async function openCapsule(): Promise<void> {
  const file = bridge ? await bridge.openCapsule() : await chooseCapsule()
  if (file !== null) await loadCapsule(file)
}

/** Puts everything of a capsule in place of what is here; undo brings that back, phones included. */
export async function loadCapsule({ name, content }: NamedFile): Promise<void> {
  const before = await readSide()
  opening = true
  try {
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

function refusalOf(name: string, problem: unknown): unknown {
  if (!(problem instanceof ControlProblem) || problem.status !== 422) return problem
  // The place is for whoever wrote the file.
  const place = /^Failed to open the (?:capsule|world of the capsule): (.*?)\. Nothing/.exec(problem.detail)?.[1]
  return new ControlProblem(
    problem.status,
    `「${name}」は開けません。いまの世界はそのままです。書き出した人に、もう一度書き出してもらってください。（${place ?? problem.detail}）`,
  )
}

async function chooseCapsule(): Promise<NamedFile | null> {
  const file = await chooseFile('.yoimachi,.json,application/json')
  return file && { name: file.name, content: file }
}
