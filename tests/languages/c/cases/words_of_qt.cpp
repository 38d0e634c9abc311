// --- path: src/action.h ---
#pragma once
#include <QObject>
Q_DECLARE_METATYPE(Task)

namespace {
int started() { return 1; }
//  ^ defines: function started
}

class Action final : public QObject
{
    Q_OBJECT
    Q_PROPERTY(int id READ id)
public:
    void start();
signals:
    void finished(int code);
private slots:
    void onFinished();
};
// --- path: src/action.cpp ---
#include "action.h"

void Action::start()
{
    connect(process, &Process::ended, this, &Action::onFinished);
    //                                               ^ hands: argument by Action.start to connect
    emit finished(1);
    //   ^ calls: src/action.h:Action.finished (lexical)
}

void Action::onFinished() { }
