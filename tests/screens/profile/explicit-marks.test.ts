import { preferences } from '../../../src/contract/enums/preferences.ts'
import { appealPointLabel, appealPoints } from '../../../src/contract/enums/profile-choices.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const harmless = new Set(['その他', 'いちゃいちゃ', 'キス'])
const explicit = [
  ...new Set([...preferences.flatMap(({ label }) => [label[1], label[2]]), ...appealPoints.map(appealPointLabel)]),
].filter((label) => !harmless.has(label))

test('D-87 the conditions mark the SM tendency, and a chosen explicit point with the sentence that names it', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/conditionsform' })
  const marked = page.locator('[data-explicit]')
  await expect(marked).toHaveCount(1)
  await expect(marked.first()).toContainText('SM傾向')
  await page.getByRole('button', { name: /ほか/ }).click()
  await page.getByRole('radio', { name: '脳イキ' }).check()
  await expect(marked).toHaveCount(2)
  await expect(marked.last()).toContainText('「脳イキ」')
})

interface Partner {
  readonly status_n: number
  readonly partner: { readonly id: number; readonly uuid: string }
}

for (const [persona, path] of [
  ['man', '/form'],
  ['man-h', '/partialform'],
  ['man', '/form?only_appear_points=true'],
  ['man-h', '/form'],
  ['woman', '/femaleform'],
  ['woman-new', '/femaleform'],
  ['man', '/preview'],
  ['woman', '/preview'],
  ['woman', '/profile?id={id}'],
  ['man', '/profile/female?id={id}'],
  ['woman', '/subprofile?uuid={uuid}'],
  ['man', '/subprofile?uuid={uuid}'],
] as const)
  test(`D-87 every explicit label that ${persona} sees on ${path} stands in a group marked so`, async ({
    openPhone,
    server,
  }) => {
    const pairings = path.includes('{')
      ? await server.control.get<Partner[]>(`/operator/pairings?member=${persona}`)
      : []
    const partner = pairings.find(({ status_n }) => status_n === 2)?.partner
    const filled = path.replace('{id}', String(partner?.id)).replace('{uuid}', partner?.uuid ?? '')
    const page = await openPhone({ persona, path: filled })
    await page.locator('[data-explicit]').first().waitFor({ state: 'attached' })
    const { marked, bare } = await page.locator(':root').evaluate((root, labels) => {
      const known = new Set(labels)
      const found = [...root.querySelectorAll('*')].filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && known.has(textContent?.trim() ?? ''),
        ),
      )
      const outside = found.filter((element) => element.closest('[data-explicit]') === null)
      return { marked: found.length - outside.length, bare: outside.map(({ textContent }) => textContent) }
    }, explicit)
    expect(bare).toEqual([])
    expect(marked).toBeGreaterThan(0)
  })
