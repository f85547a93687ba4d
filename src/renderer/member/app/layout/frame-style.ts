import type { WideStanding } from '../routing/route-table.ts'

/**
 * The frame of a page by its standing in a wide window (D-81): the window's ground, and how wide `max-w-page` is in there.
 * The page inside is the same; its parts look at the width of the frame (`@3xl:` and more), never at the window's.
 */
export const frameStyle: Readonly<Record<WideStanding, string>> = {
  hero: 'lg:[--container-page:84rem]',
  card: 'lg:bg-linear-to-b lg:from-paper lg:to-plum-soft lg:[--container-page:84rem]',
  column: 'lg:[--container-page:46rem]',
  board: 'lg:[--container-page:86rem]',
  grid: 'lg:[--container-page:100rem]',
  // From the width on at which a preview stands beside the fields.
  form: 'lg:[--container-page:68rem] min-[86.5rem]:[--container-page:84rem]',
  profile: 'lg:[--container-page:78rem]',
  talk: '',
}
