import { useAtomValue } from 'jotai'
import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import { tapsAtom } from '../../state/presenting.ts'

interface TapMarksProps {
  name: PhoneName
  scale: number
}

/** Where a finger has just been, so that an audience can follow it. */
export function TapMarks({ name, scale }: TapMarksProps) {
  const taps = useAtomValue(tapsAtom)
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {taps
        .filter(({ phone }) => phone === name)
        .map(({ id, x, y }) => (
          <span
            key={id}
            data-tap
            className="tap-mark animate-tap absolute size-15 -translate-1/2 rounded-full"
            style={{ left: x * scale, top: y * scale }}
          />
        ))}
    </div>
  )
}
