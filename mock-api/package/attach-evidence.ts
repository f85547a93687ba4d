import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { evidenceOf } from './evidence.ts'
import { stageOf } from './phone-pages.ts'
import type { World } from './types.ts'

/** Phones of each test at its end, by their letter. */
const stages = new WeakMap<World, Map<string, object>>()

/** Notes what a phone shows at the end of a test, for its capsule. */
export async function keepStage(mock: World, page: Page, phone: 'a' | 'b' | 'c'): Promise<void> {
  const stage = await stageOf(page, phone, mock.phones[phone])
  if (!stage) return
  const phones = stages.get(mock) ?? new Map<string, object>()
  stages.set(mock, phones.set(phone, stage))
}

/** Attaches the evidence of a failed test: a capsule with the noted phones, an HTTP Archive and the timeline. */
export async function attachEvidence(mock: World, info: TestInfo): Promise<void> {
  const phones = [...(stages.get(mock)?.values() ?? [])]
  const stage = phones.length === 0 ? undefined : { phones }
  for (const { name, contentType, body } of await evidenceOf(mock, info.title, stage)) {
    const path = info.outputPath(name)
    await writeFile(path, body)
    // Avoids `attach`, which would copy the file.
    info.attachments.push({ name, contentType, path })
  }
}
