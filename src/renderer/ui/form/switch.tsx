interface SwitchProps extends Omit<
  React.InputHTMLAttributes<HTMLInputElement>,
  'className' | 'children' | 'type' | 'role'
> {
  label: React.ReactNode
  text: React.ReactNode
}

const row = [
  'group flex min-h-11 cursor-pointer items-center gap-3 rounded-s py-2 has-disabled:cursor-not-allowed',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum',
].join(' ')

/** The native checkbox, drawn as the track. */
const track = [
  'peer h-7 w-12 appearance-none rounded-full bg-sunken inset-ring-[1.5px] inset-ring-edge outline-none',
  'transition-[background-color,box-shadow] checked:bg-plum checked:inset-ring-plum disabled:opacity-60 forced-colors:appearance-auto',
].join(' ')

const knob = [
  'pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-edge',
  'transition-[translate,background-color] duration-calm peer-checked:translate-x-5 peer-checked:bg-on-plum',
].join(' ')

/** A switch with an immediate effect. In a form with a submit button, use `Checkbox`. */
export function Switch({ label, text, ...input }: SwitchProps) {
  return (
    <label className={row}>
      <span className="min-w-0 flex-1 group-has-disabled:text-ink-3">
        {label}
        <span className="block text-s text-ink-2">{text}</span>
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox brings its own state
          role="switch"
          className={track}
        />
        <span className={knob} />
      </span>
    </label>
  )
}
