import type { WideStanding } from '../routing/route-table.ts'

/**
 * Frame of a page in a wide window (D-81): the background and the value of `max-w-page`. Parts of the page query the
 * width of the frame (`@3xl:` and above), never of the window.
 */
export const frameStyle: Readonly<Record<WideStanding, string>> = {
  hero: 'max-lg:max-w-page! lg:[--container-page:84rem]',
  card: 'md:bg-linear-to-b md:from-paper md:to-plum-soft md:[--container-page:84rem]',
  column: 'md:[--container-page:46rem]',
  board: 'md:[--container-page:86rem]',
  pair: 'md:[--container-page:78rem]',
  grid: 'md:[--container-page:100rem]',
  // Width from which a preview fits beside the fields.
  form: 'md:[--container-page:68rem] min-[86.5rem]:[--container-page:84rem]',
  profile: 'md:[--container-page:78rem]',
  talk: '',
  list: 'md:[--container-page:100rem]',
}
