# What set-up and the checks say. One line per message: they are read before Fluent is installed.
setup-first = Nocturne: installing what it needs in { $folder }
setup-update = Nocturne: updating what is installed in { $folder }
setup-waiting = Nocturne: another set-up is running here, waiting for it to end ...
setup-environment = creating the environment (Python { $version })
setup-packages = installing { $count } packages
setup-package = [{ $done }/{ $count }] { $name }
setup-unpacking = [{ $count }/{ $count }] unpacking
setup-project = installing Nocturne
setup-done = ready, in { $seconds } s
setup-interrupted = Set-up was interrupted. Nothing is lost: run the same command again.
setup-failed = Set-up failed while { $step }. The last lines of the installer:
setup-failed-again = Running the same command again starts set-up afresh.
setup-failed-log = Everything it said: { $log }
setup-failed-network = Set-up downloads packages the first time: check the network connection (and the proxy, if there is one), then run the same command again.
setup-failed-hash = A downloaded package is not the one this version of Nocturne was checked with, so it was refused. Try again; if it happens again, report it.
setup-failed-wheel = A package has no ready-made build for this Python or this machine. Another Python may have one: NOCTURNE_PYTHON=/path/to/python3 (Python 3.11 to 3.14).
setup-not-writable = Nocturne cannot write in { $path } ({ $reason }). Put the folder where you may write, or free some space.

page-building = Nocturne: building the page for the browser
page-node = fetching Node, which builds it, into the folder build/node
page-node-does-not-start = The Node put into { $folder } does not start on this machine. Install Node 20.19 or newer and run the same command again.
page-packages = installing the packages it is made of
page-build = building it
page-done = built, in { $seconds } s
page-failed-step = The page could not be built, while { $step }. The last lines:
page-old = The server will show the page built before.
page-not-packed = No package was made: it would lack the page for the browser. Install Node 22.12 or newer (https://nodejs.org), or connect this machine to the network, and build again.
page-none = The server will run without its page; the terminal (./play vtes, dracula or chapters) needs none.

checks-passed = passed
checks-failed = FAILED
checks-all-passed = All checks passed.
checks-some-failed = Failed: { $names }
checks-unavailable = Could not run on this machine: { $reason }
checks-unavailable-strict = In strict mode, what could not run counts as a failure.
