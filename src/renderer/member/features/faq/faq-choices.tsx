import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import type { FaqItem } from './faq-tree.ts'

interface FaqChoicesProps {
  choices: readonly FaqItem[]
  /** Entry that is open beside the choices. */
  current?: number | null
  onChoose: (id: number) => void
}

/** Questions to choose from. */
export function FaqChoices({ choices, current, onChoose }: FaqChoicesProps) {
  return (
    <ul className="-mx-3 grid">
      {choices.map(({ id, items }) => (
        <li key={id}>
          <MenuRow
            render={<button type="button" aria-current={id === current ? 'page' : undefined} />}
            onClick={() => onChoose(id)}
          >
            {items}
          </MenuRow>
        </li>
      ))}
    </ul>
  )
}

/** In the place of the choices until they are loaded. */
export function FaqSkeleton() {
  return (
    <SkeletonGroup className="grid gap-7 py-1">
      {['w-4/5', 'w-1/2', 'w-2/3', 'w-1/3', 'w-1/2', 'w-2/3'].map((width, index) => (
        <Skeleton key={index} className={width} />
      ))}
    </SkeletonGroup>
  )
}
