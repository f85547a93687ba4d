import type { ChoiceLayout } from './choice.tsx'

/** How the choices of a group stand together. */
export const choiceListStyles: Record<ChoiceLayout, string> = {
  rows: 'grid',
  cards: 'grid gap-2.5',
  chips: 'flex flex-wrap gap-2',
  scale: 'grid gap-1.5 min-[360px]:grid-cols-2 sm:grid-cols-4',
}
