// The lessons: where their files are, and what is in them. What they mean and what is right is WebAssembly's to say.

import { rules, type Lesson } from './rules.svelte.ts';

/** In the order in which they are offered. */
export const COURSES = ['initiation', 'strategy', 'rules'] as const;
export type Course = (typeof COURSES)[number];

const FILES = import.meta.glob<string>('../../../content/lessons/*/*/*.md', { query: '?url', import: 'default', eager: true });

export interface LessonFile {
  /** `initiation/board`. */
  id: string;
  course: string;
}

const urls = new Map<string, string>();
const files: LessonFile[] = [];

// The number in a file's name is its place in the course.
for (const path of Object.keys(FILES).toSorted()) {
  const [, language, course, name] = /lessons\/(\w+)\/([\w-]+)\/\d+-([\w-]+)\.md$/.exec(path) ?? [];
  const id = `${course}/${name}`;
  urls.set(`${language}/${id}`, FILES[path] ?? '');
  if (course && language === 'en') {
    files.push({ id, course });
  }
}

export function lessonsOf(course: string): LessonFile[] {
  return files.filter((file) => file.course === course);
}

/** The lesson after this one in its course. */
export function lessonAfter(id: string): LessonFile | undefined {
  const next = files[files.findIndex((file) => file.id === id) + 1];
  return next?.course === id.split('/')[0] ? next : undefined;
}

export function hasLesson(id: string): boolean {
  return urls.has(`en/${id}`);
}

/** Fetches and reads a lesson; `tag` may be that of the pseudo-language. */
export async function readLesson(id: string, tag: string): Promise<Lesson> {
  const response = await fetch(urls.get(`${tag.split('-')[0]}/${id}`) ?? '');
  if (!response.ok) {
    throw new Error(`${response.status} for ${id}`);
  }
  return rules.Lesson.parse(await response.text(), tag);
}
