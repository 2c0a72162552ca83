/** The Chromium that comes with the npm packages, for machines that have none: unpacked once, then found again. */
import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import project from '../../package.json' with { type: 'json' };

const run = promisify(execFile);
const modules = join(import.meta.dirname, '../../node_modules');

const writable = (folder: string) => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Knows the system's fonts where there are any, and the package's own in any case: without a single font Chromium draws
 * no text.
 */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

/**
 * The package unpacks into the temporary folder under fixed names, so two users or two test files at once would meet
 * there. Here it does so in a child process with a temporary folder of its own, which gets its final name only when
 * complete.
 */
const unpack = async (home: string) => {
  await mkdir(dirname(home), { recursive: true });
  const staging = await mkdtemp(`${home}.`);
  const script = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;
  // The variable makes the package believe in Amazon Linux, for which it also unpacks nss and nspr.
  const env = { ...process.env, TMPDIR: staging, CODEBUILD_BUILD_IMAGE: 'nodejs22' };
  await run(process.execPath, ['--eval', script], { cwd: join(modules, '..'), env });
  await writeFile(join(staging, 'fonts.conf'), fontsConf(home));
  await chmod(staging, 0o755);
  await chmod(join(staging, 'chromium'), 0o755);
  try {
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true });
    if (!existsSync(home)) throw error; // otherwise another process was faster, and its copy is as good
  }
};

const lacksLibraries = async (executable: string) => (await run('ldd', [executable])).stdout.includes('not found');

/** Path and environment of the npm Chromium. The package holds a Linux x64 build only: throws elsewhere. */
export const bundledChromium = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium found: install Chromium or Google Chrome and put it on PATH.');
  }
  const cache = writable(modules) ? join(modules, '.cache') : join(tmpdir(), `academia-${userInfo().uid}`);
  const home = join(cache, `chromium-${project.devDependencies['@sparticuz/chromium']}`);
  const executable = join(home, 'chromium');
  if (!existsSync(executable)) await unpack(home);
  const libraries = (await lacksLibraries(executable)) && { LD_LIBRARY_PATH: join(home, 'al2023/lib') };
  return { executable, env: { ...process.env, FONTCONFIG_FILE: join(home, 'fonts.conf'), ...libraries } };
};
