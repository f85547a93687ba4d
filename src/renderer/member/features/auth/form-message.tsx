/** Error of a whole form. Reserves one line, so that the layout does not shift. */
export function FormMessage({ lines, id }: { lines: readonly string[] | null; id: string }) {
  return (
    <div id={id} role="alert" className="-mt-2 min-h-6 text-s text-alarm">
      {lines?.map((line) => (
        <p key={line} className="phrase">
          {line}
        </p>
      ))}
    </div>
  )
}
