import * as z from 'zod/mini'
import {
  capsule as capsuleSchema,
  exportCapsule,
  importCapsule,
} from '../../../../contract/control/snapshots.ts'
import type { CapsuleFile } from '../../../../preload/bridge.ts'
import { callControl, ControlProblem } from '../../control/call-control.ts'
import { bridge } from '../../parts/bridge.ts'
import { flash } from '../../parts/flash.ts'
import { enterPhone } from '../../stage/phone-actions.ts'
import { phonesAtom, reportsAtom } from '../../state/phones.ts'
import { store } from '../../state/store.ts'

/** Writes world, clock, and who is on phone A where, to a file that the person chooses. */
export async function saveCapsule(): Promise<void> {
  const { email } = store.get(phonesAtom).a
  const route = store.get(reportsAtom).a?.route ?? '/home'
  const capsule = await callControl(exportCapsule, { persona: email ?? undefined, route })
  const file = {
    name: `yoimachi-${capsule.now.slice(0, 16).replace(/[:T]/g, '-')}.json`,
    content: JSON.stringify(capsule),
  }
  const kept = bridge ? await bridge.saveCapsule(file) : download(file)
  if (kept !== null) flash('カプセルを書き出しました')
}

/** Has the person choose a file, and loads it. */
export async function openCapsule(): Promise<void> {
  const file = bridge ? await bridge.openCapsule() : await chooseFile()
  if (file !== null) await loadCapsule(file)
}

/** Replaces world and clock by those of a file; phone A goes where it was. */
export async function loadCapsule(file: CapsuleFile): Promise<void> {
  const capsule = readCapsule(file.content)
  const { persona, route } = await callControl(importCapsule, capsule)
  if (persona !== null) await enterPhone('a', persona, route ?? '/home')
  flash(`「${file.name}」を読み込みました`)
}

function readCapsule(content: string): z.output<typeof capsuleSchema> {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    value = undefined
  }
  const parsed = z.safeParse(capsuleSchema, value)
  if (!parsed.success)
    throw new ControlProblem(
      422,
      'このファイルはカプセルではありません。書き出したファイルを選んでください。',
    )
  return parsed.data
}

function download({ name, content }: CapsuleFile): string {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
  return name
}

function chooseFile(): Promise<CapsuleFile | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.yoimachi,.json,application/json'
    input.addEventListener('cancel', () => resolve(null))
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (!file) return resolve(null)
      file.text().then((content) => resolve({ name: file.name, content }), reject)
    })
    input.click()
  })
}
