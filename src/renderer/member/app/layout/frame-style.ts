import type { WideLayout } from '../routing/route-table.ts'

/** Frame of a page in a wide window (D-81): background and `max-w-page`. Its parts query its width (`@3xl:`). */
export const frameStyle: Readonly<Record<WideLayout, string>> = {
  hero: 'md:[--container-page:84rem]',
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
