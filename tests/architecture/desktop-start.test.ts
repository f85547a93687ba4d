import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, onTestFinished, test, vi } from 'vitest'
import { causeIn, electronEnvironment } from '../../.scripts/desktop/obtain-electron.mjs'
import { sandboxRefusal } from '../../.scripts/desktop/sandbox-refusal.mjs'
import { root } from '../../.scripts/root.mjs'

/** A folder of kernel settings that a test owns. */
function kernelWith(settings: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-kernel-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, value] of Object.entries(settings)) {
    const file = join(folder, ...name.split('.'))
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, `${value}\n`)
  }
  return folder
}

test.each([
  [{}, undefined],
  [{ 'kernel.apparmor_restrict_unprivileged_userns': '0', 'user.max_user_namespaces': '96000' }, undefined],
  [{ 'kernel.apparmor_restrict_unprivileged_userns': '1' }, 'kernel.apparmor_restrict_unprivileged_userns = 1'],
  [{ 'kernel.unprivileged_userns_clone': '0' }, 'kernel.unprivileged_userns_clone = 0'],
  [{ 'user.max_user_namespaces': '0' }, 'user.max_user_namespaces = 0'],
])('names the kernel setting that refuses the sandbox of Chromium: %j', (settings, refusal) => {
  expect(sandboxRefusal(kernelWith(settings))).toBe(refusal)
})

test('starts Electron as Electron from the terminal of an editor that is an Electron program', () => {
  vi.stubEnv('ELECTRON_RUN_AS_NODE', '1')
  vi.stubEnv('YOIMACHI_EXAMPLE', 'kept')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(electronEnvironment()).not.toHaveProperty('ELECTRON_RUN_AS_NODE')
  expect(electronEnvironment()).toMatchObject({ YOIMACHI_EXAMPLE: 'kept' })
})

test.each([
  ['TypeError: fetch failed\n    at node:internal', ': fetch failed'],
  ['Error: EACCES: permission denied', ': EACCES: permission denied'],
  ['npm warn something', ''],
  [null, ''],
])('names the cause of a failed download from %j', (output, cause) => {
  expect(causeIn(output)).toBe(cause)
})

test('has the icon of the desktop entry in the sizes that themes of Linux look for', () => {
  const config = JSON.parse(readFileSync(join(root, '.scripts/electron-builder.json'), 'utf8'))
  const folder = join(root, config.linux.icon)
  const sizes = readdirSync(folder).map((name) => {
    const { width, height } = imageSize(readFileSync(join(folder, name)))
    expect(name).toBe(`${width}x${height}.png`)
    return width
  })
  expect(sizes.toSorted((one, other) => one - other)).toEqual([16, 32, 48, 64, 128, 256, 512])
})

test('passes no empty signing variable to electron-builder, which takes it for a path', () => {
  const workflow = readFileSync(join(root, '.github/workflows/desktop.yml'), 'utf8')
  const passed = [...workflow.matchAll(/^ +(\w+): \$\{\{ secrets\./gm)].map(([, name]) => name)
  const [, unset = ''] = /for name in (.+); do\n +\[ -n "\$\{!name\}" \] \|\| unset "\$name"/.exec(workflow) ?? []
  expect(passed.length).toBeGreaterThan(0)
  expect(unset.split(' ')).toEqual(passed)
})
