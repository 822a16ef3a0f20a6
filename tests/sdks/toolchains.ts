import { join } from "node:path";
import { unpackDebian } from "../deploy/unpack-debian.ts";

/** A program of a language, unpacked from packages of Debian, with the environment that finds its libraries. */
type Toolchain = {
  unpacked: string;
  command: [program: string, ...words: string[]];
  environment: Record<string, string>;
};

const machine = `${process.arch === "x64" ? "x86_64" : "aarch64"}-linux-gnu`;

/** Go, with a cache in a folder that goes with the test. It takes nothing from the network. */
export function goToolchain(folder: string): { goRoot: string; environment: Record<string, string> } {
  const goRoot = join(unpackDebian("golang-1.19-go", "golang-1.19-src"), "usr/lib/go-1.19");
  const caches = { GOCACHE: join(folder, "go-cache"), GOPATH: join(folder, "go-path") };
  return { goRoot, environment: { GOROOT: goRoot, ...caches, GOPROXY: "off", GOTOOLCHAIN: "local" } };
}

/** PHP with these extensions, of `curl` and `mbstring`. */
export function phpToolchain(...extensions: string[]): Toolchain {
  const libraries =
    "libcurl4 libargon2-1 libsodium23 libxml2 libpcre2-8-0 libedit2 libbsd0 libmd0 libicu72 libnghttp2-14";
  const more = "librtmp1 libssh2-1 libpsl5 libldap-2.5-0 libsasl2-2 libbrotli1 libidn2-0 libunistring2 libonig5";
  const own = "php8.2-cli php8.2-common php8.2-curl php8.2-mbstring";
  const unpacked = unpackDebian(...`${own} ${libraries} ${more}`.split(" "));
  const loaded = extensions.flatMap((name) => ["-d", `extension=${name}.so`]);
  const place = join(unpacked, "usr/lib/php/20220829");
  return {
    unpacked,
    command: [join(unpacked, "usr/bin/php8.2"), "-n", "-d", `extension_dir=${place}`, ...loaded],
    environment: { LD_LIBRARY_PATH: join(unpacked, "usr/lib", machine) },
  };
}

/** Ruby with its standard library. */
export function rubyToolchain(): Toolchain {
  const libraries = "libyaml-0-2 libffi8 libgdbm6 libgmp10 libncurses6 libreadline8 rubygems-integration";
  const unpacked = unpackDebian("ruby3.1", "libruby3.1", ...libraries.split(" "));
  const library = join(unpacked, "usr/lib/ruby");
  const folders = [
    join(library, "3.1.0"),
    join(unpacked, "usr/lib", machine, "ruby/3.1.0"),
    join(library, "vendor_ruby"),
  ];
  return {
    unpacked,
    command: [join(unpacked, "usr/bin/ruby3.1"), "-W"],
    environment: { LD_LIBRARY_PATH: join(unpacked, "usr/lib", machine), RUBYLIB: folders.join(":") },
  };
}
