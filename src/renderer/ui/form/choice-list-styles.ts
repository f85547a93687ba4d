import type { ChoiceLayout } from './choice.tsx'

/** How the choices of a group stand together. */
export const choiceListStyles: Record<ChoiceLayout, string> = {
  rows: 'grid',
  cards: 'grid gap-2.5',
  chips: 'flex flex-wrap gap-2',
  // Two, then four beside each other; fewer for a reader whose words are larger than their place.
  scale: [
    'grid gap-1.5 min-[360px]:grid-cols-[repeat(auto-fit,minmax(max(8.25rem,50%_-_4px),1fr))]',
    'sm:grid-cols-[repeat(auto-fit,minmax(max(7rem,25%_-_5px),1fr))]',
  ].join(' '),
}
