import type { WideStanding } from '../routing/route-table.ts'

/**
 * The frame of a page by its standing in a wide window (D-81): the window's ground, and how wide `max-w-page` is in there.
 * The page inside is the same; its parts look at the width of the frame (`@3xl:` and more), never at the window's.
 */
export const frameStyle: Readonly<Record<WideStanding, string>> = {
  hero: 'max-lg:max-w-page! lg:[--container-page:84rem]',
  card: 'md:bg-linear-to-b md:from-paper md:to-plum-soft md:[--container-page:84rem]',
  column: 'md:[--container-page:46rem]',
  board: 'md:[--container-page:86rem]',
  grid: 'md:[--container-page:100rem]',
  // From the width on at which a preview stands beside the fields.
  form: 'md:[--container-page:68rem] min-[86.5rem]:[--container-page:84rem]',
  profile: 'md:[--container-page:78rem]',
  talk: '',
}
