import { profileCopy } from '../../../lib/copy/profile.ts'
import { KeyValueList } from '../../../ui/list/list.tsx'
import { fewFacts, type ProfileFact } from './facts.ts'

/** Facts of a profile, with the note about public places (L-1). */
export function FactList({ facts, className = fewFacts }: { facts: readonly ProfileFact[]; className?: string }) {
  return (
    <KeyValueList
      className={className}
      items={facts.map(({ name, label, value }) => ({
        label,
        value:
          name === 'your_wild' && value !== '' ? (
            <>
              {value}
              <span className="block text-xs text-ink-3">{profileCopy.outdoorNote}</span>
            </>
          ) : (
            value
          ),
      }))}
    />
  )
}
