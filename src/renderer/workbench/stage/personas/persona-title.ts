import type { Persona } from '../../../../contract/control/world.ts'

/** 'あかり ・ 利用中の女性'; a persona without a profile has its title only. */
export const personaTitle = ({ name, title }: Persona): string =>
  name === null ? title : `${name} ・ ${title}`
