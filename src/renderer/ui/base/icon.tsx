import { iconPaths, type IconName } from './icon-paths.ts'

interface IconProps {
  name: IconName
  /** Edge in px; 22 in bars and buttons, 18 in dense rows. */
  size?: number | undefined
  /** Spoken name. Without it the drawing is decoration and is hidden from assistive technology. */
  label?: string | undefined
  className?: string | undefined
}

/** One line drawing in the colour of the text around it. */
export function Icon({ name, size = 22, label, className = '' }: IconProps) {
  const filled = name.endsWith('-filled')
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
