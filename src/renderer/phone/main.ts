// The frame around a phone on the workbench's stage. It has the phone's own origin, so it can store a login, report the
// address, reload and go back. It accepts messages from the workbench's window only. Of the member app it knows only
// the storage keys of a login.
import { isFramedByWorkbench } from './link.ts'
import { PhoneShell } from './shell.ts'

if (isFramedByWorkbench()) new PhoneShell().start()
