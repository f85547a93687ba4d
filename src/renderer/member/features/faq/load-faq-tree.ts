import type { Sex } from '../../../../contract/enums/member.ts'
import type { FaqItem } from './faq-item.ts'

/** The questions of one sex, a file of its own each that is fetched when the helper opens (FAQ-27). */
export async function loadFaqTree(sex: Sex): Promise<readonly FaqItem[]> {
  const { default: tree } =
    sex === 1
      ? await import('../../../../../fixtures/faq-male.json')
      : await import('../../../../../fixtures/faq-female.json')
  return tree
}
