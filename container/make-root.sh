#!/bin/sh
# Makes the root file system of the container image: Node.js, the C libraries that it loads, this package with what its commands need, a
# user, and nothing else (no shell, no package manager). The Containerfile copies the result, and test/projects/container.test.ts runs it.
#
# usage: container/make-root.sh ARCH TARBALL LIBRARIES OUT
#   ARCH       amd64 or arm64
#   TARBALL    what `npm pack` made of this repository
#   LIBRARIES  root of a Debian 12 of that architecture, whose C libraries are copied: / where it is that of this machine
#   OUT        the folder to fill; must not exist
set -eu
arch=$1 tarball=$(realpath "$2") libraries=${3%/} out=$4
here=$(cd "$(dirname "$0")" && pwd)
case $arch in
  amd64) cpu=x64 triplet=x86_64-linux-gnu ;;
  arm64) cpu=arm64 triplet=aarch64-linux-gnu ;;
  *) echo "unknown architecture: $arch" >&2 && exit 2 ;;
esac
mkdir -p "$out"/app "$out"/etc "$out"/usr/bin "$out"/usr/lib/"$triplet" "$out"/usr/share/doc "$out"/var/lib/dpkg/status.d "$out"/data
out=$(realpath "$out")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
version_of() { (cd "$here/.." && node -p "require('./package.json').devDependencies['$1']"); }

# Node.js, as the registry has it for this architecture: held against its digest, without its symbols.
(cd "$scratch" && npm pack --silent "node-linux-$cpu@$(version_of node)" > packed)
(cd "$scratch" && grep " $(cat packed)\$" "$here/node.sha256" | sha256sum --check --quiet --strict)
tar xzf "$scratch/$(cat "$scratch/packed")" -C "$scratch" package/bin/node package/LICENSE
strip=$(command -v llvm-strip || command -v strip)
"$strip" -o "$out/usr/bin/node" "$scratch/package/bin/node"
chmod 755 "$out/usr/bin/node"
mkdir "$out/usr/share/doc/node" && cp "$scratch/package/LICENSE" "$out/usr/share/doc/node"

# Copies the libraries that it is linked with, and those that they are linked with. Each one's package is recorded as in other images without a
# package manager, so that scanners for vulnerabilities find it, and its license is copied, too.
needed_by() { readelf --dynamic "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'; }
add_library() {
  [ ! -e "$out/usr/lib/$triplet/$1" ] || return 0
  for folder in usr/lib lib; do
    if [ -e "$libraries/$folder/$triplet/$1" ]; then cp -L "$libraries/$folder/$triplet/$1" "$out/usr/lib/$triplet/$1"; fi
  done
  for library in $(needed_by "$out/usr/lib/$triplet/$1"); do (add_library "$library"); done
}
for library in $(needed_by "$out/usr/bin/node") libnss_dns.so.2 libnss_files.so.2; do add_library "$library"; done
interpreter=$(readelf --program-headers "$out/usr/bin/node" | sed -n 's/.*interpreter: \(.*\)\]/\1/p')
ln -s usr/lib "$out/lib"
if [ ! -e "$out$interpreter" ]; then
  mkdir -p "$out$(dirname "$interpreter")"
  ln -sr "$out/usr/lib/$triplet/$(basename "$interpreter")" "$out$interpreter"
fi
for package in libc6 libgcc-s1 libstdc++6; do
  mkdir "$out/usr/share/doc/$package"
  cp -L "$libraries/usr/share/doc/$package/copyright" "$out/usr/share/doc/$package/"
  awk -v RS= -v package="$package" -v arch="$arch" 'index($0, "Package: " package "\n") == 1 && index($0, "\nArchitecture: " arch "\n")' \
    "$libraries/var/lib/dpkg/status" > "$out/var/lib/dpkg/status.d/$package"
done

# The package as it is published, with the packages that it depends on in the versions of the lockfile. pg is
# what `sandbox --database-url` connects with.
tar xzf "$tarball" -C "$out/app" --strip-components=1
cp "$here/../package-lock.json" "$out/app"
(cd "$out/app" && npm install --save-prod --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error --cpu="$cpu" --os=linux \
  "pg@$(version_of pg)" > /dev/null)

# Nothing reads these at run time: types, source maps, texts, and of single packages the builds that Node.js does not load.
cd "$out/app"
rm -rf docs dist/commonjs dist/console package-lock.json
find . \( -path ./lib -o -path ./templates -o -path ./spec \) -prune -o -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' \
  -o -name '*.map' -o -name '*.flow' -o -name '.*' -o -iname 'readme*' -o -iname 'changelog*' \) -exec rm -f {} +
cd node_modules
rm -rf hono/dist/cjs
rm -rf ./*/test ./*/tests ./*/perf ./*/.nyc_output ./@*/*/test ./@*/*/tests
cd "$out/app"
find node_modules -depth -type d \( -name .bin -o -name __tests__ -o -empty \) -exec rm -rf {} +
cd "$here"

# No root needed at run time: a user without a password or a home, a folder for what commands write, and one for temporary files.
printf 'root:x:0:0::/root:/none\nnonroot:x:65532:65532::/data:/none\n' > "$out/etc/passwd"
printf 'root:x:0:\nnonroot:x:65532:\n' > "$out/etc/group"
echo 'hosts: files dns' > "$out/etc/nsswitch.conf"
mkdir "$out/tmp" && chmod 1777 "$out/tmp"
[ "$(id -u)" != 0 ] || chown 65532:65532 "$out/data"
