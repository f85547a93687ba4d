import { useAtomValue } from 'jotai'
import { Brand } from '../../ui/brand/brand.tsx'
import { isPresentingAtom, presentingViewAtom } from '../state/presenting.ts'

/** Hides the stage for a while, and says only whose evening it is. */
export function Curtain() {
  const isPresenting = useAtomValue(isPresentingAtom)
  const { curtain } = useAtomValue(presentingViewAtom)
  if (!isPresenting || !curtain) return null
  return (
    <div className="presenting-ground fixed inset-0 z-50 grid animate-appear place-items-center">
      <Brand layout="stage" />
    </div>
  )
}
