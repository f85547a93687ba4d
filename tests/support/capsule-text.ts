import { crc32 } from 'node:zlib'
import { expect } from 'vitest'
import type { Mock } from './mock.ts'

/** Text of the world file in a capsule. */
export function worldOfCapsule(capsule: string): string {
  const from = capsule.indexOf('\nworld\n') + '\nworld\n'.length
  return capsule.slice(from, capsule.lastIndexOf('\nend ') + 1)
}

/** A capsule with changed lines and a valid checksum. */
export function rewritten(capsule: string, change: (lines: string[]) => string[]): string {
  const text = `${change(capsule.split('\n').slice(0, -2)).join('\n')}\n`
  return `${text}end ${crc32(Buffer.from(text))}\n`
}

/** Changes the value of the first line of a part. */
// oxlint-disable-next-line typescript/no-explicit-any -- each part has its own shape
export const part = (name: string, change: (value: any) => unknown) => (lines: string[]) => {
  const at = lines.findIndex((line) => line.startsWith(`${name} `))
  const value = JSON.parse((lines[at] as string).slice(name.length + 1))
  return lines.with(at, `${name} ${JSON.stringify(change(value))}`)
}

/** Opens a capsule that must be refused; returns why. */
export async function refusalOf(mock: Mock, capsule: string | object): Promise<string> {
  const { status, body } = await mock.control('POST', '/capsule', capsule)
  expect([status, body.error]).toEqual([422, expect.stringMatching(/^Failed to open the /)])
  return body.error as string
}
