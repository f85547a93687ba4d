import { useCopy } from '../hub/language.ts'
import { appCopy } from './copy.ts'
import { limitsIn, shownWidth } from './dock-width.ts'

/** Change of the width by one press of an arrow key, in CSS px. */
const keyStepPx = 24

/** The edge of the dock, which changes its width by dragging or with the arrow keys. */
export function DockEdge({ width, onChange }: { width: number; onChange: (width: number) => void }) {
  const { min, max } = limitsIn(window.innerWidth)
  const drag = (event: React.PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onChange(shownWidth(window.innerWidth - event.clientX, window.innerWidth))
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    onChange(shownWidth(width + (event.key === 'ArrowLeft' ? keyStepPx : -keyStepPx), window.innerWidth))
    event.preventDefault()
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule cannot be moved
      role="separator"
      aria-orientation="vertical"
      aria-label={useCopy(appCopy).panelWidth}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that moves is a control
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="absolute inset-y-0 -left-1 z-10 w-2 cursor-col-resize touch-none transition-colors hover:bg-wash-press focus-visible:bg-wash-press"
    />
  )
}
