import { useAtomValue } from 'jotai'
import { Brand } from '../../../ui/brand/brand.tsx'
import { isPresentingAtom, presentingViewAtom } from '../../hub/presenting.ts'

/** Covers the stage and shows only the name of the product. */
export function Curtain() {
  const isPresenting = useAtomValue(isPresentingAtom)
  const { curtain } = useAtomValue(presentingViewAtom)
  if (!isPresenting || !curtain) return null
  return (
    <div className="presenting-ground fixed inset-0 z-50 grid animate-appear place-items-center">
      <span lang="ja">
        <Brand layout="stage" />
      </span>
    </div>
  )
}
