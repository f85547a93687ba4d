import { useAtomValue } from 'jotai'
import { phoneNames } from '../../../contract/rules/local-origins.ts'
import { useBox } from '../parts/use-box.ts'
import { connectedAtom } from '../state/connected.ts'
import { devices, phoneCountAtom, phonesAtom } from '../state/phones.ts'
import { Phone } from './phone.tsx'
import { StageTools } from './stage-tools.tsx'

const gapPx = 28
const paddingPx = 28
const headPx = 78
/** The row of the stage's own tools below the phones. */
const toolsPx = 34

/** The phones, side by side, as large as they fit; too many scroll sideways rather than shrink to nothing. */
export function Stage() {
  const { ref, width, height } = useBox<HTMLDivElement>()
  const phones = useAtomValue(phonesAtom)
  const count = useAtomValue(phoneCountAtom)
  const connected = useAtomValue(connectedAtom)
  const shown = phoneNames.slice(0, count)
  const sizes = shown.map((name) => devices[phones[name].device])
  const wide = sizes.reduce((sum, size) => sum + size.width, 0)
  const tall = Math.max(...sizes.map((size) => size.height))
  const fit = Math.min(
    1,
    (width - 2 * paddingPx - gapPx * (count - 1)) / wide,
    (height - headPx - toolsPx - 2 * paddingPx + 14) / tall,
  )
  const scale = Math.max(0.45, fit)
  return (
    <main aria-label="ステージ" className="relative flex min-w-0 flex-1 bg-sunken">
      <div ref={ref} className="flex min-w-0 flex-1 overflow-auto">
        <div className="m-auto flex items-start gap-7 p-7 pt-5 pb-15">
          {width > 0 &&
            shown.map((name) => <Phone key={name} name={name} state={phones[name]} scale={scale} />)}
        </div>
      </div>
      <StageTools />
      {!connected && (
        <p
          role="alert"
          className="absolute inset-x-0 top-3 mx-auto w-fit rounded-full bg-alarm-soft px-4 py-1.5 text-s text-alarm"
        >
          サーバーに接続できません。起動しているかご確認ください。
        </p>
      )}
    </main>
  )
}
