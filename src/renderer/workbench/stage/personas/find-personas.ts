import type { Persona } from '../../../../contract/control/world.ts'
import { foldWidth } from '../../../lib/text.ts'

const sexText = (sex: number) => (sex === 2 ? '女性 woman' : '男性 man')

/** Personas that contain every word of the text in key, name, title or sex. */
export function findPersonas(personas: readonly Persona[], text: string): readonly Persona[] {
  const words = foldWidth(text).toLowerCase().split(/\s+/).filter(Boolean)
  return personas.filter(({ key, name, title, sex, email }) => {
    const where = `${key} ${name ?? ''} ${title} ${sexText(sex)} ${email}`.toLowerCase()
    return words.every((word) => where.includes(word))
  })
}
