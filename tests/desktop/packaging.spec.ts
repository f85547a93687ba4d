import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getRawHeader } from '@electron/asar'
import { expect, test } from '@playwright/test'

test.skip(process.platform !== 'linux', 'a folder that plays Electron is laid out as on Linux')

const run = promisify(execFile)

/** Start of the fuses in Electron's binary; then the version, their number, and each as a digit. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** A fake Electron folder with the files that electron-builder expects and a binary with fuses. */
function playElectron(folder: string, fuseCount: number): string {
  mkdirSync(join(folder, 'locales'), { recursive: true })
  mkdirSync(join(folder, 'resources'))
  const wire = Buffer.concat([Buffer.from(sentinel), Buffer.from([1, fuseCount]), Buffer.from('0'.repeat(fuseCount))])
  writeFileSync(join(folder, 'electron'), Buffer.concat([Buffer.alloc(64), wire, Buffer.alloc(64)]), {
    mode: 0o755,
  })
  for (const language of ['ja', 'en-US', 'de']) writeFileSync(join(folder, 'locales', `${language}.pak`), '')
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version']) writeFileSync(join(folder, name), '45.4.1')
  return folder
}

async function pack(electron: string, output: string): Promise<void> {
  await run(process.execPath, [
    'node_modules/electron-builder/cli.js',
    '--linux',
    'dir',
    '--config',
    '.scripts/electron-builder.json',
    `-c.electronDist=${electron}`,
    `-c.directories.output=${output}`,
  ])
}

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-pack-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('packs our bundles only, two languages and all nine fuses as decided', async () => {
  await pack(playElectron(join(folder, 'electron'), 9), join(folder, 'out'))
  const packed = join(folder, 'out/linux-unpacked')
  const { stdout } = await run(process.execPath, ['.scripts/desktop/check-package.mjs', packed])
  expect(stdout).toContain('9 fuses read')
  expect(readdirSync(join(packed, 'locales')).toSorted()).toEqual(['en-US.pak', 'ja.pak'])
  expect(readFileSync(join(packed, 'resources/licences.txt'), 'utf8')).toContain('react-dom')

  // Proves that the check can fail: one fuse is not as decided.
  const binary = readFileSync(join(packed, 'yoimachi'))
  binary[binary.indexOf(sentinel) + sentinel.length + 2] = '1'.charCodeAt(0)
  writeFileSync(join(packed, 'yoimachi'), binary)
  await expect(run(process.execPath, ['.scripts/desktop/check-package.mjs', packed])).rejects.toThrow('RunAsNode')
})

test('checks the checksum of the archive that macOS keeps in Info.plist', async () => {
  await pack(playElectron(join(folder, 'electron'), 9), join(folder, 'out'))
  const contents = join(folder, '宵待.app/Contents')
  const framework = join(contents, 'Frameworks/Electron Framework.framework')
  for (const each of [join(contents, 'MacOS'), framework]) mkdirSync(each, { recursive: true })
  writeFileSync(join(contents, 'MacOS/宵待'), '')
  // The fuses of a macOS app are in its framework.
  renameSync(join(folder, 'out/linux-unpacked/yoimachi'), join(framework, 'Electron Framework'))
  renameSync(join(folder, 'out/linux-unpacked/resources'), join(contents, 'Resources'))
  const { headerString } = getRawHeader(join(contents, 'Resources/app.asar'))
  const check = () => run(process.execPath, ['.scripts/desktop/check-package.mjs', folder])
  const write = (hash: string) =>
    writeFileSync(
      join(contents, 'Info.plist'),
      `<plist><dict><key>ElectronAsarIntegrity</key><dict><key>Resources/app.asar</key>
      <dict><key>algorithm</key><string>SHA256</string><key>hash</key><string>${hash}</string></dict></dict></dict></plist>`,
    )
  write(createHash('sha256').update(headerString).digest('hex'))
  await expect(check()).resolves.toMatchObject({ stdout: expect.stringContaining('9 fuses read') })
  write('0'.repeat(64))
  await expect(check()).rejects.toThrow('Info.plist has 000')
})

test('refuses to pack an Electron with an undecided fuse', async () => {
  const packing = pack(playElectron(join(folder, 'electron'), 10), join(folder, 'out'))
  // electron-builder prints its errors on standard output.
  await expect(packing).rejects.toMatchObject({ stdout: expect.stringContaining('strictlyRequireAllFuses') })
})
